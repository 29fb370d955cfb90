import { act, render, screen } from '@testing-library/react'
import { Component, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazy, nothing } from './lazy'

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>

/** Makes a load that a test can complete or fail. */
function heldBack() {
  let come = (_: ComponentType<{ name: string }>) => {}
  let fail = (_: Error) => {}
  const load = vi.fn(
    () =>
      new Promise<ComponentType<{ name: string }>>((resolve, reject) => {
        come = resolve
        fail = reject
      }),
  )
  return {
    load,
    come: () => act(async () => come(Greeting)),
    fail: (error: Error) => act(async () => fail(error)),
  }
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message === null ? this.props.children : <p role="alert">{this.state.message}</p>
  }
}

describe('lazy with a fallback', () => {
  it('shows its fallback until its code has loaded', async () => {
    const { load, come } = heldBack()
    const Part = lazy(load, { fallback: ({ name }) => <p>{name} is on the way</p> })
    expect(load).not.toHaveBeenCalled()
    render(<Part name="Dana" />)
    expect(screen.getByText('Dana is on the way')).toBeVisible()
    await come()
    expect(screen.getByText('Hello, Dana')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is rendered at once where its code was preloaded [speed-57]', async () => {
    const { load, come } = heldBack()
    const routes = vi.fn(() => null)
    const Part = lazy(load, { fallback: routes })
    void Part.preload()
    await come()
    render(<Part name="Dana" />)
    expect(screen.getByText('Hello, Dana')).toBeVisible()
    expect(routes).not.toHaveBeenCalled()
  })

  it('passes a failed load to the boundary around it, and loads again the next time', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { load, come, fail } = heldBack()
    const Part = lazy(load, { fallback: nothing })
    const first = render(<Part name="Dana" />, { wrapper: Boundary })
    await fail(new Error('offline'))
    expect(screen.getByRole('alert')).toHaveTextContent('offline')
    first.unmount()
    render(<Part name="Dana" />, { wrapper: Boundary })
    await come()
    expect(screen.getByText('Hello, Dana')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })
})

describe('lazy without a fallback', () => {
  const rendered = vi.fn(() => <p>Loading</p>)
  const Fallback = () => rendered()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Suspense fallback={<Fallback />}>{children}</Suspense>
  )

  it('waits for its code, within a boundary', async () => {
    const { load, come } = heldBack()
    const Page = lazy(load)
    render(<Page name="Dana" />, { wrapper })
    expect(screen.getByText('Loading')).toBeVisible()
    await come()
    expect(screen.getByText('Hello, Dana')).toBeVisible()
  })

  it('shows no fallback where its code was fetched before [speed-57]', async () => {
    const { load, come } = heldBack()
    const Page = lazy(load)
    const isThere = Page.preload()
    expect(Page.isLoaded()).toBe(false)
    await come()
    await expect(isThere).resolves.toBe(true)
    expect(Page.isLoaded()).toBe(true)
    rendered.mockClear()
    render(<Page name="Dana" />, { wrapper })
    expect(screen.getByText('Hello, Dana')).toBeVisible()
    expect(rendered).not.toHaveBeenCalled()
  })
})

describe('preload', () => {
  it('fetches once for any number of callers, and again after a failure', async () => {
    const { load, come, fail } = heldBack()
    const Part = lazy(load)
    const both = Promise.all([Part.preload(), Part.preload()])
    await fail(new Error('offline'))
    await expect(both).resolves.toEqual([false, false])
    expect(load).toHaveBeenCalledOnce()
    const again = Part.preload()
    await come()
    await expect(again).resolves.toBe(true)
    await Part.preload()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
