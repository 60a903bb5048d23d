import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'

/** Nothing overlaps here, so the look-up of what a press would land on is skipped. */
const asPeopleDo = { pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }

/** Shows where a link or a button has led. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="address">{pathname + search + hash}</p>
}

/** One screen at an address; any other address is only named. */
export function showPage(Page: ComponentType, address: string) {
  const [path = '/'] = address.split(/[?#]/)
  const router = createMemoryRouter(
    [
      { path, Component: Page },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [address] },
  )
  return { ...render(<RouterProvider router={router} />), user: userEvent.setup(asPeopleDo), router }
}
