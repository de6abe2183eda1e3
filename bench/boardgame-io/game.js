// A game with next to no rules, so that what is measured is the server and not the game: a board of 48 regions, of which
// the player on turn takes one.
module.exports = {
  name: 'regions',
  setup: () => ({ regions: Array.from({ length: 48 }, () => ({ owner: null, tokens: 0 })), coins: [5, 5] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, region) => {
      G.regions[region % 48] = { owner: playerID, tokens: (region % 5) + 1 };
      G.coins[Number(playerID)] += 1;
    },
  },
};
