//! Where in a file its changes are: the pieces of syntax that must be written anew around them.

use std::collections::BTreeMap;
use std::ops::Range;

use proc_macro2::{LineColumn, Span};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr};

use super::list::{Genre, Mutant, Place};

/// A piece of a file with changes.
pub struct Site {
    /// What is written anew, in bytes; empty where something is only put in.
    pub range: Range<usize>,
    /// The numbers of its changes, one after the other except for fields.
    pub numbers: Vec<u32>,
    /// How it is written anew.
    pub shape: Shape,
}

/// How a piece is written anew.
pub enum Shape {
    /// A function may return at once.
    Body,
    /// Two values that are compared, by reference.
    Compare(Sides),
    /// Two values that an operator takes.
    Operate(Sides),
    /// `&&` or `||`, whose right side is perhaps not looked at.
    Lazy(Sides),
    /// `a += b` and its like.
    Assign(Sides),
    /// An operator and the value behind it.
    Unary(Range<usize>),
    /// A guard that may hold always or never.
    Guard,
    /// An arm that may be passed over, with its guard if it has one, and whether that may stand in parentheses.
    Arm(Option<bool>),
    /// A value with fields that its base can fill as well: what is left out for each change.
    Fields(Vec<Range<usize>>),
}

/// Left of an operator, the operator, and right of it.
pub struct Sides {
    pub left: Range<usize>,
    pub operator: Range<usize>,
    pub right: Range<usize>,
}

/// The lines of a file, to find bytes by line and column.
struct Lines<'a>(Vec<(usize, &'a str)>);

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Lines<'a> {
        let mut start = 0;
        Lines(
            text.split_inclusive('\n')
                .map(|line| {
                    start += line.len();
                    (start - line.len(), line)
                })
                .collect(),
        )
    }

    /// The byte at a line, counted from 1, and a column in characters, counted from 0.
    fn byte(&self, line: usize, column: usize) -> usize {
        let (start, text) = self.0[line - 1];
        start + text.char_indices().nth(column).map_or(text.len(), |(byte, _)| byte)
    }

    fn at(&self, place: LineColumn) -> usize {
        self.byte(place.line, place.column)
    }

    fn range(&self, span: Span) -> Range<usize> {
        self.at(span.start())..self.at(span.end())
    }
}

/// Finds the pieces of a file, outer ones before those inside, and those put in before what they stand before. Changes
/// for which there is none are left out: those of constants, which the compiler works out, and those of a chain with
/// `let`, which has no other operator.
pub fn find(text: &str, numbered: &[(u32, &Mutant)]) -> Result<Vec<Site>, String> {
    let parsed = syn::parse_file(text).map_err(|error| error.to_string())?;
    let lines = Lines::of(text);
    let mut at: BTreeMap<(Genre, usize), Vec<u32>> = BTreeMap::new();
    for (number, mutant) in numbered {
        let Place { line, column } = mutant.span.start;
        at.entry((mutant.genre, lines.byte(line, column - 1))).or_default().push(*number);
    }
    let mut finder = Finder { text, lines, at, sites: Vec::new() };
    finder.visit_file(&parsed);
    let mut sites = finder.sites;
    sites.sort_by_key(|site| (site.range.start, !site.range.is_empty(), std::cmp::Reverse(site.range.end)));
    Ok(sites)
}

struct Finder<'a> {
    text: &'a str,
    lines: Lines<'a>,
    /// The changes for which no piece was found yet, by what they change and where.
    at: BTreeMap<(Genre, usize), Vec<u32>>,
    sites: Vec<Site>,
}

impl Finder<'_> {
    fn take(&mut self, genre: Genre, start: usize) -> Option<Vec<u32>> {
        self.at.remove(&(genre, start))
    }

    /// Whether the function is looked into: what the compiler can work out is not. A function that returns a type without
    /// a name cannot return something else at once.
    fn body(&mut self, signature: &syn::Signature, block: &syn::Block) -> bool {
        if signature.constness.is_some() {
            return false;
        }
        let returns = &self.text[self.lines.range(signature.output.span())];
        if let Some(first) = block.stmts.first()
            && !returns.contains("impl ")
        {
            let start = self.lines.range(first.span()).start;
            if let Some(numbers) = self.take(Genre::FnValue, start) {
                self.sites.push(Site { range: start..start, numbers, shape: Shape::Body });
            }
        }
        true
    }
}

/// Whether a condition binds something and so cannot stand anywhere else.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(both) => binds(&both.left) || binds(&both.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        // How often is a constant.
        self.visit_expr(&repeat.expr);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if self.body(&item.sig, &item.block) {
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if self.body(&item.sig, &item.block) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if item.default.as_ref().is_none_or(|block| self.body(&item.sig, block)) {
            visit::visit_trait_item_fn(self, item);
        }
    }

    fn visit_expr_binary(&mut self, both: &'ast syn::ExprBinary) {
        let operator = self.lines.range(both.op.span());
        let shape = match both.op {
            BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => {
                Shape::Compare
            }
            BinOp::And(_) | BinOp::Or(_) => Shape::Lazy,
            BinOp::Add(_)
            | BinOp::Sub(_)
            | BinOp::Mul(_)
            | BinOp::Div(_)
            | BinOp::Rem(_)
            | BinOp::BitXor(_)
            | BinOp::BitAnd(_)
            | BinOp::BitOr(_)
            | BinOp::Shl(_)
            | BinOp::Shr(_) => Shape::Operate,
            _ => Shape::Assign,
        };
        if !binds(&both.left)
            && !binds(&both.right)
            && let Some(numbers) = self.take(Genre::BinaryOperator, operator.start)
        {
            let (left, right) = (self.lines.range(both.left.span()), self.lines.range(both.right.span()));
            let range = left.start..right.end;
            self.sites.push(Site { range, numbers, shape: shape(Sides { left, operator, right }) });
        }
        visit::visit_expr_binary(self, both);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        let range = self.lines.range(unary.span());
        if let Some(numbers) = self.take(Genre::UnaryOperator, range.start) {
            let value = self.lines.range(unary.expr.span());
            self.sites.push(Site { range, numbers, shape: Shape::Unary(value) });
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let start = self.lines.range(arm.span()).start;
        let guard = arm.guard.as_ref().map(|(_, guard)| (self.lines.range(guard.span()), binds(guard)));
        if let Some(numbers) = self.take(Genre::MatchArm, start) {
            let end = self.lines.range(arm.pat.span()).end;
            let range = guard.as_ref().map_or(end..end, |(range, _)| range.clone());
            self.sites.push(Site {
                range,
                numbers,
                shape: Shape::Arm(guard.as_ref().map(|(_, binds)| !binds)),
            });
        }
        if let Some((range, false)) = guard
            && let Some(numbers) = self.take(Genre::MatchArmGuard, range.start)
        {
            self.sites.push(Site { range, numbers, shape: Shape::Guard });
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, value: &'ast syn::ExprStruct) {
        let (mut numbers, mut fields) = (Vec::new(), Vec::new());
        for pair in value.fields.pairs() {
            let range = self.lines.range(pair.span());
            for number in self.take(Genre::StructField, range.start).unwrap_or_default() {
                numbers.push(number);
                fields.push(range.clone());
            }
        }
        if !numbers.is_empty() {
            let range = self.lines.range(value.span());
            self.sites.push(Site { range, numbers, shape: Shape::Fields(fields) });
        }
        visit::visit_expr_struct(self, value);
    }
}
