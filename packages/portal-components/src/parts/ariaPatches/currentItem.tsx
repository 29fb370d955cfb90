import type { MenuItemProps } from 'react-aria-components/Menu'

/** Marks the menu item of the current page, or of one of its parents. React Aria has no such prop on menu items. */
export function currentItem(isCurrent: boolean): Pick<MenuItemProps, 'render'> & { 'data-current'?: true } {
  return isCurrent ? { render, 'data-current': true } : {}
}

const render: MenuItemProps['render'] = (props) =>
  'href' in props ? <a {...props} aria-current="page" /> : <div {...(props as object)} aria-current="true" />
