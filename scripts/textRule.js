/** Names of props that hold elements instead of texts. */
const elementNames = /^(icon|media|footer|trail|tools|trigger|actions?|filter|skeleton)$/

/** Names of props that hold texts, if the file does not have their types. */
const textNames = /^(label|name|text|hint|word|words|message)$/

/**
 * Requires an element around each text that React has to find again.
 *
 * A browser's translator takes text nodes out of the page. React then crashes when it inserts an element before such a
 * text or removes the text itself, and a changed text stays as it was. If an element contains nothing but text, React
 * writes the text to the element, which works after any number of translations.
 */
export const textRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'A text beside an element that comes and goes: a translated page dies of it. Put the text in an element of its own.',
      changing:
        'A text that changes, beside something else: a translated page shows the old one. Write one template, or put it in an element of its own.',
      bare: 'A text that comes and goes by itself: a translated page dies of it. Put it in an element of its own.',
    },
  },
  create(context) {
    const kindOf = kinds(context.sourceCode)

    function check(node) {
      const children = node.children.filter(isShown)
      const childKinds = children.map(kindOf)
      children.forEach((child, index) => {
        const kind = childKinds[index]
        if (kind.text === 'never') return
        // A value that may be a text is only refused where React would crash: after a conditional element.
        const others = kind.text === 'maybe' ? childKinds.slice(0, index) : childKinds.toSpliced(index, 1)
        const isBeside = others.some(({ isComing }) => isComing)
        if (node.type === 'JSXFragment' && kind.text !== 'maybe') report(child, 'bare')
        else if (isBeside) report(child, 'beside')
        else if (children.length > 1 && kind.text === 'changing') report(child, 'changing')
      })
    }
    const report = (node, messageId) => context.report({ node, messageId })

    return { JSXElement: check, JSXFragment: check }
  },
}

const isShown = (child) =>
  !(child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')) &&
  !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

const element = { text: 'never', isComing: false }
const fixed = { text: 'fixed', isComing: false }
const changing = { text: 'changing', isComing: false }
const unknown = { text: 'maybe', isComing: false }
const nothing = { text: 'never', isComing: false, isNothing: true }
const order = ['never', 'maybe', 'fixed', 'changing']

/** Returns a function that classifies a child: whether it is a text, and whether it holds conditional elements. */
function kinds(sourceCode) {
  return function kindOf(node) {
    switch (node?.type) {
      case 'JSXText':
        return fixed
      case 'JSXElement':
        return element
      case 'JSXFragment':
        return {
          ...element,
          isComing: node.children
            .filter(isShown)
            .map(kindOf)
            .some(({ isComing }) => isComing),
        }
      case 'JSXExpressionContainer':
      case 'ChainExpression':
      case 'TSNonNullExpression':
      case 'TSAsExpression':
        return kindOf(node.expression)
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? fixed : nothing
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? fixed : changing
      case 'LogicalExpression':
        return either(node.operator === '&&' ? nothing : kindOf(node.left), kindOf(node.right))
      case 'ConditionalExpression':
        return either(kindOf(node.consequent), kindOf(node.alternate))
      case 'CallExpression':
        return kindOfCall(node, sourceCode, kindOf)
      case 'MemberExpression':
        if (node.property.type !== 'Identifier') return unknown
        if (elementNames.test(node.property.name)) return element
        return isMessages(node.object, sourceCode) ? fixed : changing
      case 'Identifier':
        return node.name === 'undefined' ? nothing : kindOfVariable(node, sourceCode, kindOf)
      case 'BinaryExpression':
        return changing
      default:
        return node?.value === null ? nothing : unknown
    }
  }
}

/** Combines two alternative kinds. */
function either(first, second) {
  const isElement = [first, second].some(({ text, isNothing }) => text === 'never' && !isNothing)
  const text = [first, second].map((kind) => kind.text).sort((a, b) => order.indexOf(b) - order.indexOf(a))[0]
  return {
    text: text === 'fixed' ? 'changing' : text,
    isComing: isElement || first.isComing || second.isComing,
  }
}

function kindOfCall({ callee, arguments: given }, sourceCode, kindOf) {
  const [first] = given
  if (callee.type === 'MemberExpression') {
    if (/^(map|flatMap)$/.test(callee.property.name)) {
      const made = first?.body?.type === 'BlockStatement' ? element : kindOf(first?.body)
      return { ...made, isComing: true }
    }
    if (elementNames.test(callee.property.name)) return element
    if (isMessages(callee.object, sourceCode) || callee.object.name === 'formats') return changing
  }
  if (callee.type === 'Identifier' && isDeclaredWithElements(callee, sourceCode)) return element
  const makesText =
    /(Text|^title|^label)$/.test(callee.name ?? '') || given.some((each) => isOfMessages(each, sourceCode))
  return makesText ? changing : unknown
}

/** `words`, a variable made by `useMessages`, or `messagesOf(cartMessages)`: messages in one language, which never change. */
const isMessages = (node, sourceCode) =>
  isMessagesCall(node) ||
  /(^w|W)ords$/.test(node.name ?? '') ||
  (node.type === 'Identifier' && isMessagesCall(definitionOf(node, sourceCode)?.node.init))

const isMessagesCall = (node) =>
  node?.type === 'CallExpression' && /^(useMessages|messagesOf)$/.test(node.callee.name ?? '')

/** A function that makes a text is given the messages for it: `wordOf(verdict, words.verdict)`. */
const isOfMessages = (node, sourceCode) =>
  node.name === 'messagesOf' ||
  node.name === 'formats' ||
  isMessages(node, sourceCode) ||
  (node.type === 'MemberExpression' && isMessages(node.object, sourceCode))

function definitionOf(node, sourceCode) {
  let scope = sourceCode.getScope(node)
  while (scope && !scope.set.has(node.name)) scope = scope.upper
  return scope?.set.get(node.name)?.defs[0]
}

function isDeclaredWithElements(node, sourceCode) {
  const definition = definitionOf(node, sourceCode)
  return definition?.type === 'FunctionName' && /return \(?\s*</.test(sourceCode.getText(definition.node))
}

function kindOfVariable(node, sourceCode, kindOf) {
  if (elementNames.test(node.name)) return element
  const definition = definitionOf(node, sourceCode)
  if (definition?.type === 'Variable') {
    const { id, init } = definition.node
    if (id.type === 'Identifier' && init && definition.parent.kind === 'const') return kindOf(init)
    return unknown
  }
  if (definition?.type === 'Parameter') return kindOfProp(node.name, definition.node, sourceCode)
  return unknown
}

/** Looks up a prop in the props interface of the component's file. */
function kindOfProp(name, { params: [first] }, sourceCode) {
  const annotation = first?.typeAnnotation?.typeAnnotation
  const members =
    annotation?.type === 'TSTypeLiteral'
      ? annotation.members
      : sourceCode.ast.body
          .map((statement) => statement.declaration ?? statement)
          .find(({ type, id }) => type === 'TSInterfaceDeclaration' && id.name === annotation?.typeName?.name)
          ?.body.body
  const member = members?.find(({ key }) => key?.name === name)
  const text = member ? sourceCode.getText(member.typeAnnotation) : ''
  if (/\b(string|number)\b/.test(text)) return changing
  if (/\b(ReactElement|JSX\.Element)\b/.test(text)) return element
  return !member && textNames.test(name) ? changing : unknown
}
