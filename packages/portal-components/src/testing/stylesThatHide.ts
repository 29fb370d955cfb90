// Nothing is drawn in jsdom, which matches all rules anew at each look of a query: those alone are written that can hide.
const { insertRule } = CSSStyleSheet.prototype

CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return insertRule.call(this, /display|visibility|pointer-events/.test(rule) ? rule : 'x{}', index)
}

export {}
