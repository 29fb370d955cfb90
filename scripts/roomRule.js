import { dirname, relative, resolve } from 'node:path'

const tellers = [
  'PortalContext',
  'queries',
  'atoms',
  'notices',
  'shownError',
  'LoadListeners',
  'useOutlasting',
  'customerAtom',
].map((file) => `portal/${file}`)

const stored = ['checks', 'openStored', 'storedAtom', 'useStored'].map((file) => `portal/stored/${file}`)

/** The rooms that each room of the widgets may use beside itself, or single files by names without an ending. */
export const roomsOfComponents = {
  // Elements of somebody else's page: the provider around each widget.
  elements: ['widgets', 'surfaces', 'parts', 'data', 'places', 'words', 'portal', 'doctor'],
  // Checks of a page, in words of the elements but without their code: they run in a terminal too.
  doctor: ['elements/elementDocs', 'elements/sharedAttributes'],
  terminal: ['doctor'],
  widgets: ['surfaces', 'parts', 'data', 'places', 'words', 'hooks', ...tellers, ...stored],
  surfaces: ['parts', 'data', 'places', 'words', 'hooks', ...tellers],
  parts: ['hooks'],
  places: ['data', 'words', 'hooks', 'portal/PortalContext'],
  data: ['words', 'hooks', ...tellers, ...stored, 'portal/sessionAtom', 'portal/unsentChanges'],
  words: ['portal/PortalContext'],
  hooks: ['portal/PortalContext'],
  // The portal's room holds everything: a provider has data to share, and shows notices and modals.
  portal: ['surfaces', 'parts', 'places', 'data', 'words', 'hooks'],
}

const callers = ['arithmetic', 'storage', 'wire', 'errors', 'configuration']

/** The same for the rooms of the SDK. */
export const roomsOfSdk = {
  orders: ['areas', 'calls', ...callers],
  // A cart whose order may have been placed, or is being prepared, is neither saved as a list nor emptied of its charge.
  areas: ['calls', ...callers, 'orders/orderAttempt', 'orders/cartLock'],
  calls: callers,
  storage: [],
  arithmetic: [],
  wire: [],
}

/** The same of the sandbox. */
export const roomsOfSandbox = {
  server: ['sandbox', 'payments', 'tables', 'wire'],
  sandbox: ['handlers', 'payments', 'documents', 'seed', 'tables', 'database', 'wire'],
  handlers: ['payments', 'tables', 'database', 'arithmetic', 'wire'],
  payments: ['tables', 'database', 'arithmetic', 'wire'],
  documents: ['tables', 'database', 'arithmetic'],
  seed: ['tables', 'database', 'arithmetic', 'wire'],
  tables: ['database', 'arithmetic', 'wire'],
  wire: [],
  database: [],
  arithmetic: [],
}

/** Keeps the arrows between the rooms of a folder by a list for each, and nothing loose beside the folder's entries. */
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
      const [wanted, ...path] = relative(folder, resolve(dirname(context.filename), source)).split('/')
      if (wanted === room) {
        const isAnother = room === 'widgets' && path.length > 1 && path[0] !== inside[0]
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
