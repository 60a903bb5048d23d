import { useState } from 'react'
import { AskForPassword, type AskForPasswordProps } from './ask-for-password.tsx'

/** Another device than the one that ordered: the password of the order, or a new one. */
export function OpenWithPassword(props: Omit<AskForPasswordProps, 'isNew' | 'onOther'>) {
  const [isNew, setIsNew] = useState(false)
  // Each with attempts of its own.
  return <AskForPassword key={String(isNew)} {...props} isNew={isNew} onOther={() => setIsNew(!isNew)} />
}
