/** The oldest version of each browser that the portal and its elements are built for. */
export const browsers = { safari: '17.4', chrome: '120', edge: '120', firefox: '125' }

/** The same for the bundlers. */
export const targets = Object.entries(browsers).map(([name, version]) => name + version)

/** The list in words, for whoever has an older one. */
export const browserMessages = `Safari ${browsers.safari}, Chrome or Edge ${browsers.chrome}, Firefox ${browsers.firefox} or later`
