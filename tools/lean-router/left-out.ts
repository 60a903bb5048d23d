/** A part of React Router, by its path in the package's `lib`, and what stands in the place of some of its functions. */
type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Parts that a site without a rendering server never enters, and what they export in the browser instead: every page has
 * the whole list of routes (`ssr: false`), and nothing instruments the router.
 */
export const neverEntered: Parts = {
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => undefined',
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
}

/** Called by nothing of ours. Whoever does call it hears of it. */
const never = 'throw Error("left out")'
const nothing = ''
const no = 'return false'

/**
 * Functions that are never called here, or have little left to do, and their bodies in the browser. Pages call our API by
 * themselves: there are no actions, fetchers, forms, middleware or redirects of the router's. Nothing blocks a navigation
 * (`useBlocker`), restores scroll positions, prefetches by a link, or asks the router for a view transition.
 */
export const shortened: Parts = {
  'router/router.js': {
    createDataRouteMatcher: 'return new V6RegExMatcher(basename)',
    normalizeNavigateOptions: 'return { path }',
    createClientSideRequest:
      'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal })',
    getLoadingNavigation: 'return { ...IDLE_NAVIGATION, state: "loading", location, matches, historyAction }',
    convertDataStrategyResultToDataResult:
      'const { type, result } = dataStrategyResult; return type === "error" ? { type, error: result } : { type, data: result }',
    getInternalRouterError: 'return new ErrorResponseImpl(status, "", Error(pathname), true)',

    // Actions and forms.
    handleAction: never,
    getSubmissionFromNavigation: nothing,
    getSubmittingNavigation: never,
    getUpdatedActionData: nothing,
    getActionDataForCommit: 'return {}',
    getTargetMatch: never,
    getTargetedDataStrategyMatches: never,

    // Fetchers.
    fetch: never,
    handleFetcherAction: never,
    handleFetcherLoader: never,
    getUpdatedRevalidatingFetchers: never,
    getFetcher: never,
    resetFetcher: never,
    queueFetcherForDeletion: never,
    getLoadingFetcher: never,
    getSubmittingFetcher: never,
    getDoneFetcher: never,
    markFetchRedirectsDone: no,
    abortStaleFetchLoads: no,

    // Redirects by loaders, and middleware.
    isRedirectDataStrategyResult: no,
    isRedirectResult: no,
    findRedirect: nothing,
    startRedirectNavigation: never,
    normalizeRelativeRoutingRedirectResponse: never,
    runClientMiddlewarePipeline: 'return handler()',

    // What is done by hand elsewhere, or by nobody.
    getBlocker: never,
    deleteBlocker: nothing,
    updateBlocker: never,
    shouldBlockNavigation: nothing,
    enableScrollRestoration: never,
    saveScrollPosition: nothing,
    getSavedScrollPosition: 'return null',
    restoreAppliedTransitions: nothing,
    persistAppliedTransitions: nothing,
    revalidate: never,
    discoverRoutes: never,
    patchRoutes: never,
    _internalSetRoutes: never,
    getInstrumentationNavigateMeta: never,
  },
  // It would sort and search the whole list of routes to find those whose modules the page has.
  'dom/ssr/hydration.js': {
    getHydrationData:
      'const nothing = Object.keys(window.__reactRouterRouteModules).map((id) => [id, null]); return { ...state, loaderData: { ...Object.fromEntries(nothing), ...state.loaderData } }',
  },
  'hooks.js': {
    RSCErrorHandler: 'return children',
  },
  'dom/lib.js': {
    useSubmit: never,
    useFormAction: never,
    useViewTransitionState: no,
  },
  'dom/ssr/components.js': {
    usePrefetchBehavior: 'return [false, null, {}]',
    RSCPrefetchPageLinksImpl: never,
  },
}

/** The reading of what a page's loader found, which we do by ourselves (`src/web/app/loader-data.ts`). */
export const readByUs = 'dom/ssr/single-fetch.js'
