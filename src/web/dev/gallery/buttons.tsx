import { useState } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { Chapter, Row, Specimen } from './specimen.tsx'

export function Buttons() {
  const [busy, setBusy] = useState(false)
  const [presses, setPresses] = useState(0)

  function save() {
    setPresses(presses + 1)
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }

  return (
    <Chapter
      id="buttons"
      title="Buttons"
      intro="Pills, 44 px high or more. Hover turns ink to green and nudges the arrow; focus draws a ring two pixels off."
    >
      <Specimen name="Variants">
        <Row>
          <Button arrow>Continue</Button>
          <Button variant="secondary">Review your answers</Button>
          <Button variant="quiet">
            <ArrowLeft /> Back
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Sizes">
        <Row>
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Large</Button>
        </Row>
      </Specimen>
      <Specimen name="Disabled" note="A sentence beside it says what is missing.">
        <Row>
          <Button disabled arrow>
            Agree and Start Consultation
          </Button>
          <Button disabled variant="secondary">
            Calculate BMI
          </Button>
          <Button disabled variant="quiet">
            Skip
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Busy" note="Keeps its focus, ignores further presses. Press the first one to see it.">
        <Row>
          <Button busy={busy} onClick={save} data-testid="busy-button">
            Save and continue
          </Button>
          <Button busy busyLabel="Processing...">
            Pay now
          </Button>
          <Button busy variant="secondary">
            Next
          </Button>
          <p className="text-sm text-ink-soft" data-testid="presses">
            Pressed {presses} {presses === 1 ? 'time' : 'times'}
          </p>
        </Row>
      </Specimen>
      <Specimen name="Link that looks like a button">
        <Row>
          <ButtonLink to="/" arrow>
            Get started
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Back to homepage
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="Wide, large, long words">
        <div className="max-w-[22rem] space-y-3">
          <Button wide size="large" arrow>
            Continue
          </Button>
          <Button wide size="large" arrow>
            Continue with the treatment that your clinician has agreed with you
          </Button>
        </div>
      </Specimen>
      <Specimen name="On ink">
        <Card tone="ink">
          <Row>
            <Button arrow>Get started</Button>
            <Button variant="secondary">Learn more</Button>
            <Button variant="quiet">Skip</Button>
          </Row>
        </Card>
      </Specimen>
    </Chapter>
  )
}
