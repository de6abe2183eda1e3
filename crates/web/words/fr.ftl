title = Elbowroom
