import type { MenuItemProps } from 'react-aria-components/Menu'

/** Marks the item of a menu that leads to the place shown, or on whose way it lies. React Aria's items have no such prop. */
export function currentItem(isCurrent: boolean): Pick<MenuItemProps, 'render'> & { 'data-current'?: true } {
  return isCurrent ? { render, 'data-current': true } : {}
}

const render: MenuItemProps['render'] = (props) =>
  'href' in props ? <a {...props} aria-current="page" /> : <div {...(props as object)} aria-current="true" />
