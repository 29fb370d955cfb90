import { CalendarDate } from '@internationalized/date'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from 'react-aria-components/Button'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Modal } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { describe, expect, it, vi } from 'vitest'
import { currentItem } from './currentItem'
import { directedLocale } from './directedLocale'
import { keepOverlaysInteractive, topLayer } from './topLayer'

// Each test asserts the behaviour of React Aria without the patch. One that fails after an update means that the
// patch can be removed: docs/upstream.md lists them.

const isHidden = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null

describe('topLayer', () => {
  it('keeps a live region that a modal would hide', () => {
    render(
      <>
        <p>Plain</p>
        <p {...topLayer}>Spared</p>
        <Modal isOpen>
          <Dialog aria-label="Product">Timber</Dialog>
        </Modal>
      </>,
    )
    expect(isHidden(screen.getByText('Plain'))).toBe(true)
    expect(isHidden(screen.getByText('Spared'))).toBe(false)
  })
})

describe('keepOverlaysInteractive', () => {
  it.each([
    ['hidden without it', false],
    ['spared with it', true],
  ])('a second overlay in a shadow root is %s', async (_, isPatched) => {
    enableShadowDOM()
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open' })
    const container = root.appendChild(document.createElement('div'))
    if (isPatched) keepOverlaysInteractive(container)
    const pageOf = (children: ReactNode) => createPortal(children, root)
    const first = (
      <Modal key="first" isOpen UNSTABLE_portalContainer={container}>
        <Dialog aria-label="First">First</Dialog>
      </Modal>
    )
    const second = (
      <Modal key="second" isOpen UNSTABLE_portalContainer={container}>
        <Dialog aria-label="Second">Second</Dialog>
      </Modal>
    )
    const { rerender, unmount } = render(pageOf(first))
    rerender(pageOf([first, second]))
    await Promise.resolve()
    const opened = root.querySelector('[aria-label="Second"]')
    expect(opened && isHidden(opened)).toBe(!isPatched)
    unmount()
    host.remove()
  })
})

describe('currentItem', () => {
  it('marks an item, on which React Aria drops `aria-current`', () => {
    render(
      <Menu aria-label="Account">
        <MenuItem aria-current="page">Plain</MenuItem>
        <MenuItem {...currentItem(true)}>Marked</MenuItem>
      </Menu>,
    )
    expect(screen.getByRole('menuitem', { name: 'Plain' })).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('menuitem', { name: 'Marked' })).toHaveAttribute('aria-current', 'true')
  })
})

describe('useScrollHolds', () => {
  it('is needed while a popover closes at any scroll of the page', () => {
    const onOpenChange = vi.fn()
    const trigger = createRef<HTMLDivElement>()
    const popoverOf = (isOpen: boolean) => (
      <>
        <div ref={trigger} />
        <Popover triggerRef={trigger} isOpen={isOpen} isNonModal onOpenChange={onOpenChange}>
          <Dialog aria-label="Products">Timber</Dialog>
        </Popover>
      </>
    )
    const { rerender } = render(popoverOf(false))
    rerender(popoverOf(true))
    fireEvent.scroll(document)
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})

describe('directedLocale', () => {
  it('is needed while the direction follows the locale, and not the page', () => {
    function Direction() {
      return <p>{useLocale().direction}</p>
    }
    render(
      <div dir="rtl">
        <I18nProvider locale="en-AU">
          <Direction />
        </I18nProvider>
        <I18nProvider locale={directedLocale('rtl', 'en-AU')}>
          <Direction />
        </I18nProvider>
      </div>,
    )
    expect(screen.getByText('ltr')).toBeVisible()
    expect(screen.getByText('rtl')).toBeVisible()
  })
})

describe('pressableRule', () => {
  it('is needed while React Aria adds a style element to the document alone', () => {
    // In tests React Aria adds none.
    vi.stubEnv('NODE_ENV', 'production')
    render(<Button>Choose</Button>)
    vi.unstubAllEnvs()
    const style = [...document.head.querySelectorAll('style')].find(({ textContent }) =>
      textContent.includes('[data-react-aria-pressable]'),
    )
    expect(style?.textContent).toContain('touch-action: pan-x pan-y pinch-zoom;')
    style?.remove()
  })
})

interface DayFieldProps {
  defaultValue?: CalendarDate
  onChange: (day: unknown) => void
}

function DayField(props: DayFieldProps) {
  return (
    <I18nProvider locale="en-AU">
      <DateField aria-label="Day" {...props}>
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
      </DateField>
    </I18nProvider>
  )
}

describe('useRefusedDay', () => {
  it('is needed while 31 April becomes 30 April when the field is left', async () => {
    const onChange = vi.fn()
    render(<DayField onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('31042027')
    await userEvent.tab()
    expect(String(onChange.mock.lastCall?.[0])).toBe('2027-04-30')
  })
})

describe('useWholeAnswer', () => {
  it('is needed while a field with a deleted segment keeps its answer', async () => {
    const onChange = vi.fn()
    render(<DayField defaultValue={new CalendarDate(2027, 4, 7)} onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(screen.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('dd')
    expect(onChange).not.toHaveBeenCalled()
  })
})
