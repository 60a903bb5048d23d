import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import DeskSignIn from './sign-in.tsx'

const served = (is: 'yes' | 'no') => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'demo', content: is })
  document.head.append(meta)
}
afterEach(() => document.querySelector('meta[name="demo"]')?.remove())

const people = [{ name: 'Dr Rowan Ashby', email: 'rowan@larkwell.example', role: 'prescriber' as const }]

it('names whom one can try the desk as, and where it is real does not even ask', async () => {
  served('yes')
  stubApi({ desk_demo_people: () => says(200, { password: 'made-up', people }) })
  const { unmount } = showPage(DeskSignIn, '/desk/sign-in')
  await screen.findByRole('button', { name: /Dr Rowan Ashby/ })
  unmount()
  document.querySelector('meta[name="demo"]')?.remove()
  served('no')
  const asked = stubApi({ desk_demo_people: () => says(200, { password: 'made-up', people }) })
  showPage(DeskSignIn, '/desk/sign-in')
  await screen.findByRole('heading', { level: 1 })
  expect(asked.filter(({ call }) => call === 'desk_demo_people')).toEqual([])
})
