import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formNotLoaded } from '#content/enquiries/contact.ts'
import { tabStorage } from '#web/browser/browser-storage.ts'
import { aboutHere } from './about-request.ts'
import { loadedForm, loadForm, loadWhenWanted, onFailure, turnTo } from './load-on-use.ts'

/** While a page is written, at build time, nobody has to want it. */
const Later = lazy(async () => ({ default: await (typeof window === 'undefined' ? loadForm() : loadWhenWanted()) }))

const turns = ['pointerover', 'focusin', 'click']

/**
 * The form is in the page from the first byte and can be typed into. Its code, a tenth of all on the page, comes when
 * the form is used; until then React leaves that part of the page as it is.
 */
export function LazyContactForm() {
  const place = useRef<HTMLDivElement>(null)
  // Not both in turn: what was typed is in the one that was there first.
  const [Form] = useState(() => loadedForm() ?? Later)

  useEffect(() => {
    const turn = (event: Event) => {
      if (place.current?.contains(event.target as Node)) turnTo(event)
    }
    // On the way in: React, which listens below, stops what is meant for a part that sleeps.
    for (const type of turns) addEventListener(type, turn, true)
    // The form was used before this page woke, or a draft is restored.
    if (place.current?.contains(document.activeElement) || tabStorage.getItem('contact_form') || aboutHere()) turnTo()
    return () => {
      for (const type of turns) removeEventListener(type, turn, true)
    }
  }, [])

  return (
    <div ref={place}>
      <Suspense fallback={<Waiting />}>
        <Form />
      </Suspense>
      <FormNotLoaded />
    </div>
  )
}

/** Only on the way here from another page: it is asked for at once. */
function Waiting() {
  useEffect(turnTo, [])
  return <div className="h-[64rem] rounded-card border border-line bg-white" />
}

/** Under the button that was pressed in vain. A part of its own, so that telling it leaves the form alone. */
function FormNotLoaded() {
  const [isTold, setIsTold] = useState(false)
  useEffect(() => onFailure(setIsTold), [])
  return (
    isTold && (
      <p role="alert" className="mt-5 font-medium text-brick">
        {formNotLoaded}
      </p>
    )
  )
}
