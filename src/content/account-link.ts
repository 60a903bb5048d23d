export const accountLink = { signIn: 'Sign in', yours: 'Your account' } as const
