import { CatalogueBrowser } from '../../widgets/catalogue/CatalogueBrowser/CatalogueBrowser'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ attribute }) => {
  const categoryId = attribute('category')
  return <CatalogueBrowser {...(categoryId !== undefined && { cataloguePath: { categoryId } })} />
}
