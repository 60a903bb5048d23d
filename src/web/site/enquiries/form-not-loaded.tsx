import { useEffect, useState } from 'react'
import { formNotLoaded } from '#content/enquiries/contact.ts'
import { onFailure } from './load-on-use.ts'

/** Under the button that was pressed in vain. A part of its own, so that telling it leaves the form alone. */
export function FormNotLoaded() {
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
