import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveQuestion, questionShown } from './leave-question.ts'

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
      pictures.push({ question: nameOf('#place'), header: nameOf('header'), leaving: dataset.leaving })
      return { ready: Promise.resolve(), finished, updateCallbackDone: Promise.resolve().then(update) }
    },
  })
  return { pictures, end }
}

/** A browser in which a part of the page can slide by itself. */
function browserWithParts() {
  const { pictures, end } = browserWithTransitions()
  const { startViewTransition } = document
  Reflect.deleteProperty(document, 'startViewTransition')
  const part = document.querySelector<HTMLElement>('main')
  Object.assign(part ?? {}, { startViewTransition })
  return { part, pictures, end }
}

beforeEach(() => {
  document.body.innerHTML = '<header></header><main><div id="place"><div class="arrive">1</div></div></main>'
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
  expect(nameOf('#place')).toBeFalsy()
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

test('where a part of the page can slide by itself, nothing else is pictured', async () => {
  const { part, pictures, end } = browserWithParts()
  await leaveQuestion('on', showTwo)
  expect(pictures).toEqual([{ question: 'leaving-question', header: '', leaving: undefined }])
  expect(part?.dataset.leaving).toBe('on')
  end()
  await vi.waitFor(() => expect(part?.dataset.leaving).toBeUndefined())
})

test('what is for later waits until the next question is on the page', async () => {
  browserWithTransitions()
  const change = vi.fn(showTwo)
  void leaveQuestion('on', change)
  expect(change).not.toHaveBeenCalled()
  await questionShown()
  expect(change).toHaveBeenCalledOnce()
})

test('on a device on which the last press was slow to be seen, the next question is simply there', async () => {
  let tell = (_entries: readonly object[]) => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: (list: { getEntries: () => readonly object[] }) => void) {
        tell = (entries) => told({ getEntries: () => entries })
      }
      observe() {}
    },
  )
  vi.resetModules()
  const { leaveQuestion: leave } = await import('./leave-question.ts')
  const { pictures } = browserWithTransitions()
  tell([
    { interactionId: 7, duration: 40 },
    { interactionId: 0, duration: 16 },
  ])
  await leave('on', showTwo)
  expect(pictures).toHaveLength(0)
  tell([{ interactionId: 9, duration: 32 }])
  await leave('on', showTwo)
  expect(pictures).toHaveLength(1)
})
