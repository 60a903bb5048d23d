import { useId, useState } from 'react'
import { operatorActWords, accessLogWords as words } from '#content/privacy/access-log.ts'
import { Tabs } from '../../components/tabs.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { LoggedAccesses } from './logged-accesses.tsx'
import { OperatorActs } from './operator-acts.tsx'

const parts = { looks: words.lead, commands: operatorActWords.lead } as const
type Part = keyof typeof parts

/** Whoever reads everybody's looks also reads what was done past the desk. */
export function WholeLog() {
  const [part, setPart] = useState<Part>('looks')
  const panel = useId()
  return (
    <>
      <DeskHeading title={words.title} lead={parts[part]} />
      <Tabs
        label={words.parts}
        panelId={panel}
        chosen={part}
        onChoose={setPart}
        tabs={(Object.keys(parts) as Part[]).map((name) => ({ name, label: words[name] }))}
      />
      <div id={panel} role="tabpanel" className="pt-4">
        {part === 'looks' ? <LoggedAccesses /> : <OperatorActs />}
      </div>
    </>
  )
}
