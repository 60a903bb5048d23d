import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { RouteChange } from './route-change.tsx'

/** What stands in for somebody who is quicker than the page: `onShown` is called when it is drawn, before its effects. */
function open(onShown: () => void) {
  function Next() {
    useLayoutEffect(onShown)
    return (
      <>
        <h1 tabIndex={-1}>Next</h1>
        <input aria-label="Answer" />
      </>
    )
  }
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <main>
          <RouteChange />
          <Link to="/next">On</Link>
          <Outlet />
        </main>
      ),
      children: [{ path: 'next', element: <Next /> }],
    },
  ])
  render(<RouterProvider router={router} />)
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('begins a new page at its top and its heading', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  open(() => undefined)
  await userEvent.click(screen.getByRole('link'))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(scrollTo).toHaveBeenCalledOnce()
})

it('leaves focus and page to whoever has tapped a field before that', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  open(() => screen.getByLabelText('Answer').focus())
  await userEvent.click(screen.getByRole('link'))
  expect(document.activeElement).toBe(screen.getByLabelText('Answer'))
  expect(scrollTo).not.toHaveBeenCalled()
})
