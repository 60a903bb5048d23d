import { useState } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { SaveStatus } from '#web/kit/ui/save-status.tsx'
import { Chapter, Pair, Row, Specimen } from './specimen.tsx'

export function ProgressAndSaving() {
  const [value, setValue] = useState(35)
  const [tried, setTried] = useState(0)

  return (
    <Chapter
      id="progress"
      title="Progress and saving"
      intro="Where you are, and that nothing you said is lost. The bar moves for 200 ms, or not at all."
    >
      <Pair>
        <Specimen name="Progress, with Back">
          <Progress
            value={value}
            label="Your questionnaire"
            start={
              <Button variant="quiet" size="small" onClick={() => setValue(Math.max(0, value - 15))}>
                <ArrowLeft className="size-4.5" /> Back
              </Button>
            }
          />
          <Button size="small" variant="secondary" className="mt-2" onClick={() => setValue(Math.min(100, value + 15))}>
            Move on
          </Button>
        </Specimen>
        <Specimen name="Empty, counted in words, full">
          <Progress value={0} label="Nothing answered" />
          <Progress value={33} label="Your self-assessment" text="Question 2/6" />
          <Progress value={100} label="All answered" />
        </Specimen>
      </Pair>
      <Specimen name="Save status">
        <Row>
          <div className="grid gap-x-12 gap-y-4 sm:grid-cols-2">
            <SaveStatus state="saved" />
            <SaveStatus state="saving" />
            <SaveStatus state="unsaved" action={{ label: 'Try again', run: () => setTried(tried + 1) }} />
            <SaveStatus state="stale" action={{ label: 'Reload', run: () => setTried(tried + 1) }} />
          </div>
        </Row>
      </Specimen>
    </Chapter>
  )
}
