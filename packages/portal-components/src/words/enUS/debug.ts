/** The pages of a development build. */
export const debug = {
  abn: 'Tax ID',
}
