import type { ComponentType } from 'react'
import type { TeamId } from '#content/site/team.ts'
import { CoachPortrait, DietitianPortrait, PharmacistPortrait } from '#web/kit/art/portraits.tsx'
import { Psychiatrist } from '#web/kit/art/psychiatrist.tsx'

export type Portrait = { Drawing: ComponentType<{ className?: string }>; ground: string }

export const portraits: Record<TeamId, Portrait> = {
  psychiatrist: { Drawing: Psychiatrist, ground: 'bg-mint' },
  pharmacist: { Drawing: PharmacistPortrait, ground: 'bg-sage' },
  dietitian: { Drawing: DietitianPortrait, ground: 'bg-apricot-pale' },
  coach: { Drawing: CoachPortrait, ground: 'bg-mint' },
}
