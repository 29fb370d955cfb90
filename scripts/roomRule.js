import { dirname, relative, resolve } from 'node:path'

/**
 * Enforces the arrows between the rooms of a folder by an allow-list for each, and nothing loose beside the folder's
 * entries.
 */
export const roomRule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      arrow: '{{room}} may use {{allowed}}, and not {{wanted}}: arrows never turn back.',
      another: 'A widget never imports another widget: the route or the host composes them.',
      unknown: '{{room}} is no room: beside the entries there are {{rooms}} alone.',
    },
  },
  create(context) {
    const [{ root, rooms, entries }] = context.options
    const folder = resolve(context.cwd, root)
    const [room = '', ...inside] = relative(folder, context.filename).split('/')
    const isEntry = inside.length === 0

    if (isEntry ? !entries.includes(room) : !(room in rooms)) {
      const data = { room, rooms: Object.keys(rooms).join(', ') }
      return { Program: (node) => context.report({ node, messageId: 'unknown', data }) }
    }
    if (isEntry) return {}

    function check(node) {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const [wanted, ...path] = relative(
        folder,
        resolve(dirname(context.filename), source.replace(/\.tsx?$/, '')),
      ).split('/')
      if (wanted === room) {
        // Widgets are grouped by area: `widgets/cart/CartReview/CartReview`. The list of definitions belongs to no
        // widget.
        const isOfWidget = inside.length > 2
        const isAnother =
          room === 'widgets' &&
          isOfWidget &&
          path.length > 2 &&
          (path[0] !== inside[0] || path[1] !== inside[1])
        if (isAnother) context.report({ node, messageId: 'another' })
        return
      }
      const name = [wanted, ...path].join('/')
      if (rooms[room].includes(wanted) || rooms[room].includes(name)) return
      const data = { room, allowed: rooms[room].join(', ') || 'no other room', wanted: name }
      context.report({ node, messageId: 'arrow', data })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
