import { createContext, useContext } from 'react'
import type { CallReply } from '#contract/calls.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'

export type Me = CallReply<'desk_me'>

/** Null until the server has said who is here. */
export const MeContext = createContext<Me | null>(null)

export const useMe = (): Me | null => useContext(MeContext)

/** False until the server has said that the person may see the page: nothing is read before. */
export const ReadyContext = createContext(true)

export const useMay = (capability: Capability): boolean => useMe()?.capabilities.includes(capability) ?? false
