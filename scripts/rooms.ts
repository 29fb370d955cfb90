/** The rooms of a folder, each with the rooms it may import. */
export type Rooms = Readonly<Record<string, readonly string[]>>

/**
 * The rooms that each room of the widgets may import, or single files by names without an extension. No two rooms
 * import each other.
 */
export const roomsOfComponents: Rooms = {
  elements: [
    'provider',
    'pages',
    'widgets',
    'surfaces',
    'parts',
    'data',
    'routes',
    'context',
    'messages',
    'hooks',
    'doctor',
    'manifest',
  ],
  // The paths of the widgets, generated from their definitions.
  pages: ['widgets', 'routes', 'hooks'],
  // Only elements and the package's entries use it: widgets use `context`.
  provider: ['surfaces', 'parts', 'data', 'routes', 'context', 'messages', 'hooks'],
  // Checks of a page, by the names of the elements but without their code: they run in a terminal too.
  doctor: ['manifest'],
  terminal: ['doctor'],
  manifest: [],
  widgets: ['manifest/ElementFacts', 'surfaces', 'parts', 'data', 'routes', 'context', 'messages', 'hooks'],
  surfaces: ['parts', 'data', 'routes', 'context', 'messages', 'hooks'],
  parts: ['hooks'],
  routes: ['data', 'context', 'messages', 'hooks'],
  data: ['context', 'messages', 'hooks'],
  context: ['messages', 'hooks'],
  messages: [],
  hooks: [],
}

const callers = ['arithmetic', 'storage', 'wire', 'errors', 'configuration']

/** The same for the rooms of the SDK. */
export const roomsOfSdk: Rooms = {
  orders: ['areas', 'calls', ...callers],
  areas: ['calls', ...callers],
  calls: callers,
  storage: [],
  arithmetic: [],
  wire: [],
}

/** The same for the rooms of the sandbox. */
export const roomsOfSandbox: Rooms = {
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
