import fc from 'fast-check'

/**
 * Property tests try the same inputs in every run of `npm test`, so that a change passes or fails by
 * itself. `PROPERTY_SEED=random` looks for failures nobody has met, a number repeats one.
 */
const wanted = process.env.PROPERTY_SEED ?? '20260101'

if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) })
