import type { ComponentType } from 'react'
import type { ServicePart } from '#content/site/landings/adhd-assessment.ts'
import { AppointmentDrawing } from './appointment-drawing.tsx'
import { OngoingDrawing } from './ongoing-drawing.tsx'
import { QuestionnaireDrawing } from './questionnaire-drawing.tsx'

export const partDrawings: Record<ServicePart, { Drawing: ComponentType; ground: string }> = {
  questionnaire: { Drawing: QuestionnaireDrawing, ground: 'bg-apricot-pale' },
  appointment: { Drawing: AppointmentDrawing, ground: 'bg-sage' },
  ongoing: { Drawing: OngoingDrawing, ground: 'bg-mint' },
}
