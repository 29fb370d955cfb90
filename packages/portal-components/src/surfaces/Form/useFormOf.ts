import { isSessionGone } from '@trade-portal/fluid-sdk'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { isUnsure, writeMessage } from '../../data/useWrite'
import { focusInvalid } from '../../parts/field/focusInvalid'
import { usePortal } from '../../context/PortalContext'
import type { FormOf, FormValues } from './FormOf'
import { sortRefusal } from './sortRefusal'
import { useFormDraft } from './useFormDraft'
import type { FormDraftOptions } from './useFormDraft'
import { useFormOutcome } from './useFormOutcome'
import { errorsWords } from '../../messages/common'

export interface FormOptions<Values extends FormValues> extends FormDraftOptions<Values> {
  /** Checks the answers, with a sentence for each that is wrong; a function where answers decide what others must be. */
  schema: GenericSchema<Values, Values> | ((values: Values) => GenericSchema<Values, Values>)
  /** Sends the answers. What it rejects with is told in the form; `false`: nothing came of it, and all stays. */
  onSubmit: (valid: Values) => unknown
  /** It was sent, and nothing else was typed meanwhile. */
  onDone?: () => void
  /** The fields keep what was sent. Default: they are as at the beginning. */
  isKept?: boolean
  /** Shows what no field says of a refusal. Default: the form does, as it does where nobody can tell what was done. */
  onFailure?: (message: string) => void
  /** The form says what `onFailure` shows as well: a notice is gone in a moment. */
  isFailureKept?: boolean
  /** Says of an error what no field says. Default: as of any write. */
  explain?: (error: unknown) => string | null
}

/**
 * Holds what is filled in, checks it, keeps a draft of it and sends it. Use it for whatever is filled in and sent, with
 * `Form` or `FormModal` around its `FormField`s.
 *
 * Nothing is said before the first try; from then on each answer is checked as it is typed, and the focus goes to the
 * first wrong one.
 */
export function useFormOf<Values extends FormValues>(options: FormOptions<Values>): FormOf<Values> {
  const { schema, onSubmit, onDone, isKept = false } = options
  const { say, session } = usePortal()
  const { explain = (error: unknown) => writeMessage(error, say) } = options
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [refusals, setRefusals] = useState(0)
  const [problems, setProblems] = useState<Partial<Record<string, string | null>>>({})
  const draft = useFormDraft(options)
  const { control, formState, getValues, handleSubmit, reset, setError, setValue, subscribe, trigger } =
    useForm<FormValues>({
      defaultValues: draft.begun,
      shouldFocusError: false,
      resolver: async (values, context, rest) => {
        const fitting = typeof schema === 'function' ? schema(values as Values) : schema
        const check = valibotResolver(fitting as GenericSchema<FormValues, FormValues>)
        const checked = await check(values, context, rest)
        for (const [name, error] of Object.entries(checked.errors)) {
          const problem = problems[name]
          if (error && problem) error.message = problem
        }
        return checked
      },
    })
  const { errors, isSubmitted, isSubmitting, submitCount } = formState
  const outcome = useFormOutcome({
    name: options.draft ?? id,
    onSentEarlier: (sent) => clearSent(sent),
  })

  // Once it was known whose it is, what is typed stays while the same customer signs in again.
  const [isKnown, setIsKnown] = useState(session.status !== 'validating')
  if (!isKnown && session.status !== 'validating') setIsKnown(true)
  const isWaiting = options.draft !== undefined && !isKnown
  const hasWaited = useRef(isWaiting)
  const beginAgain = useEffectEvent(() => {
    const kept = draft.beginAgain()
    if (kept) reset(kept)
  })
  // Before anybody sees it.
  useLayoutEffect(() => {
    if (!isWaiting && hasWaited.current) beginAgain()
    hasWaited.current = isWaiting
  }, [isWaiting])

  const keep = useEffectEvent(draft.keep)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values as Values) }),
    [subscribe],
  )

  // Only now do the fields show what is wrong with them.
  useEffect(() => void focusInvalid(element.current), [submitCount, refusals])

  const listen = useCallback(
    (listener: () => void) => subscribe({ formState: { values: true }, callback: listener }),
    [subscribe],
  )

  const tellProblem = useCallback(
    (name: string, message: string | null) =>
      setProblems((now) => ((now[name] ?? null) === message ? now : { ...now, [name]: message })),
    [],
  )
  const checkAgain = useEffectEvent(() => {
    if (isSubmitted) void trigger()
  })
  useEffect(() => checkAgain(), [problems])

  /** Shows why the merchant refused: at the fields that it names, and of the rest in `failure`. */
  const refuse = (error: unknown) => {
    const { byField, rest, first } = sortRefusal(error, element.current)
    for (const [field, message] of byField) {
      setError(field, { type: 'refused', message: message || say(errorsWords).somethingWentWrong })
    }
    const explained = byField.size > 0 || rest !== null ? null : explain(error)
    const message = rest ?? explained
    // A notice would be gone before it was read.
    const isShown = options.onFailure !== undefined && !isUnsure(error)
    const failure = !isShown || options.isFailureKept ? message : null
    outcome.end(isSessionGone(error) ? 'unsent' : { failure })
    // A modal and a notice say the first of several messages; the form says them all.
    const told = first ?? explained
    if (isShown && told !== null) options.onFailure?.(told)
    setRefusals((count) => count + 1)
  }

  const clearSent = (sent: string) => {
    if (JSON.stringify(getValues()) !== sent) return false
    reset(isKept ? getValues() : options.initial)
    draft.clear()
    return true
  }

  const send = async (valid: Values, sendValid: (valid: Values) => unknown) => {
    const sent = JSON.stringify(getValues())
    outcome.begin()
    try {
      if ((await sendValid(valid)) === false) return outcome.end(null)
    } catch (error) {
      return refuse(error)
    }
    const isDone = clearSent(sent)
    outcome.end({ sent })
    if (isDone) onDone?.()
  }

  return {
    id,
    element,
    control,
    submit: (sendValid = onSubmit) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      outcome.forget()
      void handleSubmit((valid) => send(valid as Values, sendValid))().finally(() => {
        isUnderWay.current = false
      })
    },
    fill: (answers) => {
      for (const [name, answer] of Object.entries(answers)) setValue(name, answer as FormValues[string])
      if (isSubmitted) void trigger()
    },
    answers: () => getValues() as Values,
    listen,
    recheck: () => {
      if (isSubmitted) void trigger()
    },
    tellProblem,
    forget: draft.clear,
    isWaiting,
    isSending: isSubmitting || outcome.isUnderWay,
    wrongCount: Object.keys(errors).length,
    wrong: Object.keys(errors),
    failure: outcome.failure,
    isUnsent: outcome.isUnsent,
  }
}
