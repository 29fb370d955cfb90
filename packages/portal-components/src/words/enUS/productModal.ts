/** Words of the product modal. */
export const productModal = {
  notFound: 'This product is not in the catalog.',
}
