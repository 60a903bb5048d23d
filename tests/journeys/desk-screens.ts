import type { Page } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { caseOfKindPath, personPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { queueLists } from '#domain/cases/queue-lists.ts'
import { post } from './customer.ts'

/** Opens another page of the desk without a full page load. */
export async function showAtDesk(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({ key: to, idx: history.length }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  // A pending load is shown by three dots.
  await page.waitForFunction((to) => {
    const main = document.querySelector('main')
    if (location.pathname + location.search !== to || !main?.querySelector('h1')) return false
    return ![...main.querySelectorAll('[role=status]')].some((one) => one.textContent?.endsWith('...'))
  }, address)
}

/** Screens of one thing: a case of each kind with its patient's record, and the first row of each list that opens one. */
export async function openedFromLists(page: Page): Promise<string[]> {
  const { request } = page.context()
  const found = new Map<string, string>()
  for (const list of queueLists) {
    const { rows } = (await post(request, 'desk_queue', { list })).data as CallReply<'desk_queue'>
    for (const row of rows) if (!found.has(row.kind)) found.set(row.kind, caseOfKindPath(row))
  }
  const [, id = ''] = found.get('order')?.split('id=') ?? []
  const { person } = (await post(request, 'desk_case', { id })).data as CallReply<'desk_case'>
  if (person.accountId) found.set(pages.deskPerson, personPath(person.accountId))
  for (const address of [pages.deskPharmacy, pages.deskDispatch, pages.deskDay, pages.deskContact]) {
    await showAtDesk(page, address)
    const row = page.locator('a[data-row]')
    const to = (await row.count()) > 0 ? await row.first().getAttribute('href') : null
    if (to) found.set(address, to)
  }
  return [...found.values()]
}
