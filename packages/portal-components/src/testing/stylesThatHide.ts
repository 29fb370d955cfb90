// jsdom has no layout, and matches all rules again at each query: only rules that can hide an element are written.
const { insertRule } = CSSStyleSheet.prototype

CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return insertRule.call(this, /display|visibility|pointer-events/.test(rule) ? rule : 'x{}', index)
}

export {}
