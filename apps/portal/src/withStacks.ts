import { errors, stackTraceLimit } from './withoutStacks'

// From here on an error tells where it comes from.
errors.stackTraceLimit = stackTraceLimit
