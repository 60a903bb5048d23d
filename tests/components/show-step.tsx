import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider, useLocation, useParams } from 'react-router'
import { vi } from 'vitest'
import { stepPath } from '#contract/pages.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'

const routes = {
  'weight-management': () => import('#web/questionnaire/weight-management/step-route.tsx'),
  adhd: () => import('#web/questionnaire/adhd/step-route.tsx'),
}

/** A step of an assessment in a page just opened: only browser storage is filled. */
export async function showStep(address: string, flow: GuestFlowName = 'weight-management') {
  vi.resetModules()
  const { default: Step, handle } = await routes[flow]()
  const { currentToasts } = await import('#web/kit/ui/toasts.ts')

  function Around() {
    const { pathname, search } = useLocation()
    return (
      <>
        <header>{handle.headerAside}</header>
        <p data-testid="address">{pathname + search}</p>
        <Outlet />
      </>
    )
  }
  const Addressed = () => <Step params={useParams()} />
  const router = createMemoryRouter(
    [
      {
        Component: Around,
        children: [
          { path: stepPath(flow, ':step'), Component: Addressed },
          { path: '*', Component: () => null },
        ],
      },
    ],
    { initialEntries: [stepPath(flow, address)] },
  )
  /** A toast: its title and its text. */
  const toast = () => currentToasts().flatMap(({ title, description }) => [title, description])
  return { ...render(<RouterProvider router={router} />), user: userEvent.setup(), router, toast }
}
