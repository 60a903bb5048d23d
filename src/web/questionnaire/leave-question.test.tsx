import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveQuestion } from './leave-question.ts'

const nameOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.style.viewTransitionName ?? null
const { dataset } = document.documentElement

/** As a browser does it: takes its picture, then changes the page, then slides until `end` is called. */
function browserWithTransitions() {
  const pictures: unknown[] = []
  let end = () => {}
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      pictures.push({ question: nameOf('.arrive'), header: nameOf('header'), leaving: dataset.leaving })
      return { ready: Promise.resolve(), finished, updateCallbackDone: Promise.resolve().then(update) }
    },
  })
  return { pictures, end }
}

beforeEach(() => {
  document.body.innerHTML = '<header></header><div class="arrive">1</div>'
})

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
})

const showTwo = () => {
  document.querySelector('.arrive')?.replaceWith(Object.assign(document.createElement('div'), { className: 'arrive' }))
}

test('the old question is pictured on its way out, and nothing of it stays', async () => {
  const { pictures, end } = browserWithTransitions()
  const change = vi.fn(showTwo)
  await leaveQuestion('back', change)
  expect(change).toHaveBeenCalledOnce()
  expect(pictures).toEqual([{ question: 'leaving-question', header: 'above-question', leaving: 'back' }])
  expect(nameOf('.arrive')).toBeFalsy()
  end()
  await vi.waitFor(() => expect(dataset.leaving).toBeUndefined())
  expect(nameOf('header')).toBe('')
})

test('without motion, and in a browser without view transitions, the next question is simply there', async () => {
  const { pictures } = browserWithTransitions()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const change = vi.fn(showTwo)
  await leaveQuestion('on', change)
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  await leaveQuestion('on', change)
  expect(change).toHaveBeenCalledTimes(2)
  expect(pictures).toEqual([])
  expect(dataset.leaving).toBeUndefined()
})
