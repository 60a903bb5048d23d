import type { ComponentType } from 'react'
import type { ServicePart } from '#content/landings/adhd-assessment.ts'
import { Appointment } from './appointment.tsx'
import { Ongoing } from './ongoing.tsx'
import { Questionnaire } from './questionnaire.tsx'

export const partDrawings: Record<ServicePart, { Drawing: ComponentType; ground: string }> = {
  questionnaire: { Drawing: Questionnaire, ground: 'bg-apricot-pale' },
  appointment: { Drawing: Appointment, ground: 'bg-sage' },
  ongoing: { Drawing: Ongoing, ground: 'bg-mint' },
}
