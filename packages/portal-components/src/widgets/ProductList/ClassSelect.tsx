import type { ClassFilter } from '../../places/cataloguePlaces'
import { productsPath } from '../../places/cataloguePaths'
import { Select } from '../../parts/field/Select'
import { usePortal } from '../../portal/PortalContext'
import * as S from './CataloguePanel.styles'

/** The classes of a type as a drop-down, where there is no room for a panel. */
export function ClassSelect({ category, type, current }: ClassFilter) {
  const { messages, navigate } = usePortal()
  const words = messages.catalogue
  const place = { categoryId: category.id, typeId: type.id }
  // Paths as ids: a class may have any name, and 'all' has none.
  const options = [
    { id: productsPath(place), name: words.all(type.name) },
    ...type.classes.map(({ id, name }) => ({ id: productsPath({ ...place, classId: id }), name })),
  ]
  return (
    <S.Narrow>
      <Select
        label={words.filterSubcategories}
        options={options}
        value={productsPath({ ...place, classId: current?.id })}
        onChange={navigate}
        placeholder={words.all(type.name)}
      />
    </S.Narrow>
  )
}
