import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { afterPaint } from '#web/kit/after-paint.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { useIsUnsaved } from '#web/shared/answers/use-questionnaire-state.ts'
import { useFlowScreens } from './flow-screens.ts'
import { SavedHere } from './saved-here.tsx'
import { keepFocusClear } from './scroll-above-bar.ts'

interface Props {
  readonly children: ReactNode
  readonly onSubmit: () => void
  readonly alert: string | null
  readonly isSubmitting: boolean
  /** What is missing while the button waits; null when nothing is. */
  readonly waitingFor?: string | null
  /** The button looks and reads as waiting, but can be pressed, to be told what is missing. */
  readonly isOnlyMarkedWaiting?: boolean
  /** On the button that leads on, where it is not the usual word. */
  readonly button?: string | undefined
  /** Steps that can be skipped say Next and Skip. */
  readonly onSkip?: () => void
}

/** The frame of every question: the fields, what went wrong, and the way on. */
export function QuestionForm(props: Props) {
  const {
    children,
    onSubmit,
    alert,
    isSubmitting,
    waitingFor = null,
    isOnlyMarkedWaiting = false,
    button,
    onSkip,
  } = props
  const { usualButton, questionnaire } = useFlowScreens()
  const isUnsaved = useIsUnsaved(questionnaire)
  const isWaiting = waitingFor !== null
  const end = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isMoreBelow = useIsUnderBar(end, bar)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWaiting || isOnlyMarkedWaiting) onSubmit()
  }
  return (
    <form onSubmit={submit} onFocus={keepClear} noValidate>
      {children}
      <div ref={end} />
      <div ref={bar} className="in-reach mt-8">
        <p aria-hidden="true" data-shown={isMoreBelow || undefined} className="more-below">
          More below
          <ChevronDown className="size-4" />
        </p>
        {alert && (
          <div className="mb-4">
            <AlertMessage>
              <p>{alert}</p>
              {isUnsaved && <SavedHere />}
            </AlertMessage>
          </div>
        )}
        <div className="flex items-center gap-x-5 gap-y-3 sm:flex-col">
          <Button
            type="submit"
            size="large"
            wide
            arrow
            disabled={isWaiting && !isOnlyMarkedWaiting}
            markedDisabled={isWaiting}
            busy={isSubmitting}
            aria-describedby="waiting-for"
          >
            {button ?? (onSkip ? 'Next' : usualButton)}
          </Button>
          {onSkip && (
            <Button variant="quiet" className="max-sm:px-3" onClick={onSkip} disabled={isSubmitting}>
              Skip
            </Button>
          )}
        </div>
        <p id="waiting-for" className="mt-2 min-h-6 text-center text-sm text-ink-soft">
          {waitingFor}
        </p>
      </div>
    </form>
  )
}

// The browser scrolls too, in its own way, before the next picture.
const keepClear = () => requestAnimationFrame(keepFocusClear)

/** Whether this lies under the bar at the bottom or below it, so that one would have to scroll to it. */
function useIsUnderBar(mark: RefObject<Element | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    let observer: IntersectionObserver | null = null
    let isLeft = false
    async function watch() {
      // Asked any sooner how high it is, the browser would lay out the page once more than it has to.
      await afterPaint()
      if (isLeft || !mark.current || !bar.current) return
      observer = new IntersectionObserver(([entry]) => entry && setIsBelow(!entry.isIntersecting), {
        // What lies above counts as seen: a jump past it would otherwise not be told.
        rootMargin: `100000px 0px -${bar.current.offsetHeight}px 0px`,
      })
      observer.observe(mark.current)
    }
    void watch()
    return () => {
      isLeft = true
      observer?.disconnect()
    }
  }, [mark, bar])
  return isBelow
}
