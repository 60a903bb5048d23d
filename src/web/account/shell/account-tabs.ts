import { type PagePath, pages } from '#contract/pages.ts'

export type TabName = 'today' | 'treatment' | 'messages' | 'progress' | 'more'

/** Where each of them is. */
export const tabPaths: Readonly<Record<TabName, PagePath>> = {
  today: pages.account,
  treatment: pages.accountTreatment,
  messages: pages.accountMessages,
  progress: pages.progress,
  more: pages.accountMore,
}

/** Where the pages belong that are no tab themselves. Any other is reached by More. */
const within: Readonly<Record<string, TabName>> = {
  [pages.accountEvidence]: 'today',
  [pages.accountPreparation]: 'today',
  [pages.accountTreatmentChange]: 'treatment',
  [pages.accountDoses]: 'treatment',
  [pages.accountSideEffects]: 'treatment',
  [pages.accountHowToInject]: 'treatment',
  [pages.accountNutrition]: 'treatment',
  [pages.accountScale]: 'progress',
  [pages.accountCheckIn]: 'treatment',
}

/** A page that is opened by its address may be prerendered under one that ends with a slash. */
export const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** What the address of the account shows by its parameters, where that is not Today. */
const shownBy = (search: URLSearchParams): 'unwell' | 'more' | null => {
  if (search.get('show') === 'unwell') return 'unwell'
  return search.has('receipt') || search.has('reschedule') || search.has('show') ? 'more' : null
}

/** Which tab somebody is in. Null: advice for whoever feels unwell is in none. */
export function tabOf(path: string, search: URLSearchParams): TabName | null {
  const own = withoutSlash(path)
  if (own === pages.account) {
    const shown = shownBy(search)
    return shown === null ? 'today' : shown === 'unwell' ? null : 'more'
  }
  const [tab] = Object.entries(tabPaths).find(([, to]) => to === own) ?? []
  return (tab as TabName | undefined) ?? within[own] ?? 'more'
}

/** Which tab leads back from a page. Null: it is a tab itself. */
export function parentOf(path: string, search: URLSearchParams): Exclude<TabName, 'messages'> | null {
  const own = withoutSlash(path)
  const isTab = Object.values<string>(tabPaths).includes(own)
  if (isTab && !(own === pages.account && shownBy(search))) return null
  const tab = tabOf(path, search)
  return tab === null || tab === 'messages' ? 'today' : tab
}
