import { useEffect, useState } from 'react'

// Waits for a pause in the typing, so that a screen reader is not interrupted at every key.
export function SpokenCount({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 1000)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" aria-live="polite">
      {spoken}
    </p>
  )
}
