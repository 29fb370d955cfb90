import { isSessionGone } from '@trade-portal/fluid-sdk'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { isUnsure, writeMessage } from '../../data/useWrite'
import { focusInvalid } from '../../parts/field/focusInvalid'
import { usePortal, useMessages } from '../../context/PortalContext'
import type { FormOf, FormValues } from './FormOf'
import { sortRefusal } from './sortRefusal'
import { useFormDraft } from './useFormDraft'
import type { FormDraftOptions } from './useFormDraft'
import { useFormOutcome } from './useFormOutcome'
import { errorsMessages } from '../../messages/common'

export interface FormOptions<Values extends FormValues> extends FormDraftOptions<Values> {
  /** The schema of the answers, or a function for a schema that depends on them. */
  schema: GenericSchema<Values, Values> | ((values: Values) => GenericSchema<Values, Values>)
  /** Sends the answers. A rejection is shown in the form; `false` means that nothing happened. */
  onSubmit: (valid: Values) => unknown
  /** Called after a success, unless something was typed in the meantime. */
  onDone?: () => void
  /** Leaves the sent answers in the fields. Default: the fields are reset. */
  isStored?: boolean
  /** Shows an error that belongs to no field. Default: the form shows it, and always does for an unknown outcome. */
  onFailure?: (message: string) => void
  /** Shows the error in the form as well as by `onFailure`: a notice disappears after a moment. */
  isFailureKept?: boolean
  /** Returns the message for an error without messages of fields. Default: the message of any write. */
  explain?: (error: unknown) => string | null
}

/**
 * A form: its values, validation, stored draft and submission. Use it with `Form` or `FormModal` around `FormField`s.
 *
 * Errors appear after the first submit. From then on each answer is checked as it is typed, and the focus goes to the
 * first error.
 */
export function useFormOf<Values extends FormValues>(options: FormOptions<Values>): FormOf<Values> {
  const { schema, onSubmit, onDone, isStored = false } = options
  const { messagesOf, session } = usePortal()
  const words = useMessages(errorsMessages)
  const { explain = (error: unknown) => writeMessage(error, messagesOf) } = options
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

  // Once the owner is known, typed values stay while the same customer signs in again.
  const [isKnown, setIsKnown] = useState(session.status !== 'validating')
  if (!isKnown && session.status !== 'validating') setIsKnown(true)
  const isWaiting = options.draft !== undefined && !isKnown
  const hasWaited = useRef(isWaiting)
  const beginAgain = useEffectEvent(() => {
    const stored = draft.beginAgain()
    if (stored) reset(stored)
  })
  // Runs before the first paint.
  useLayoutEffect(() => {
    if (!isWaiting && hasWaited.current) beginAgain()
    hasWaited.current = isWaiting
  }, [isWaiting])

  const store = useEffectEvent(draft.store)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values as Values) }),
    [subscribe],
  )

  // The fields render their errors only after this submit.
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
  const recheck = () => {
    if (isSubmitted) void trigger()
  }
  const checkAgain = useEffectEvent(recheck)
  useEffect(() => checkAgain(), [problems])

  /** Shows why the merchant refused: at the named fields, and the rest in `failure`. */
  const refuse = (error: unknown) => {
    const { byField, rest, first } = sortRefusal(error, element.current)
    for (const [field, message] of byField) {
      setError(field, { type: 'refused', message: message || words.somethingWentWrong })
    }
    const explained = byField.size > 0 || rest !== null ? null : explain(error)
    const message = rest ?? explained
    // Shown in the form too, because a notice would disappear before it is read.
    const isShown = options.onFailure !== undefined && !isUnsure(error)
    const failure = !isShown || options.isFailureKept ? message : null
    outcome.end(isSessionGone(error) ? 'unsent' : { failure })
    // A modal or a notice shows only the first message; the form shows all.
    const failed = first ?? explained
    if (isShown && failed !== null) options.onFailure?.(failed)
    setRefusals((count) => count + 1)
  }

  const clearSent = (sent: string) => {
    if (JSON.stringify(getValues()) !== sent) return false
    reset(isStored ? getValues() : options.initial)
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
      recheck()
    },
    answers: () => getValues() as Values,
    listen,
    recheck,
    tellProblem,
    forget: draft.clear,
    isWaiting,
    isSending: isSubmitting || outcome.isUnderWay,
    wrong: Object.keys(errors),
    failure: outcome.failure,
    isUnsent: outcome.isUnsent,
  }
}
