/** The merchant's stores. */
export const stores = {
  searchHint: 'Name, city or zip code',
}

/** The merchant as the configuration has it. */
export const configuration = {
  abn: 'Tax ID',
}
