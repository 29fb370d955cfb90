import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Modal } from '../../parts/Modal'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../portal/PortalContext'
import { listsQuery, useSaveList } from '../../data/lists/lists'
import { useListNameDraft } from '../../data/drafts/listNameDraft'
import * as S from './SaveListModal.styles'
import { useRead } from '../../data/useRead'

export interface SaveListModalProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks for a name and saves the cart as a list under it. */
export function SaveListModal({ isOpen, onOpenChange }: SaveListModalProps) {
  const { client, messages } = usePortal()
  const words = messages.lists
  const draft = useListNameDraft()
  const lists = useRead(listsQuery(client), { isEnabled: isOpen })
  const saveList = useSaveList()
  const [name, setName] = useState(() => draft.read())
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const wanted = name.trim()

  // The cross and whatever else can be pressed stand before the only thing to do here.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const own = lists.data?.filter((list) => !list.isGeneric) ?? []
  const isReplacing = own.some((list) => list.name === wanted)
  const near = own.find((list) => list.name.toLowerCase() === wanted.toLowerCase())

  const change = (next: string) => {
    setName(next)
    setIsMissing(false)
    // A save that is under way stays in sight.
    if (!saveList.isPending) saveList.reset()
    draft.write(next)
  }
  const save = () => {
    if (saveList.isPending) return
    setIsMissing(!wanted)
    if (!wanted) {
      field.current?.focus()
      return
    }
    saveList.mutate(wanted, {
      onSuccess: () => {
        // Another name was typed meanwhile.
        if (field.current && field.current.value.trim() !== wanted) return
        draft.clear()
        setName('')
        onOpenChange(false)
      },
    })
  }

  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.save}
      closeLabel={messages.common.close}
      size="small"
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{messages.common.cancel}</Button>
          <Button tone="primary" isPending={saveList.isPending} onPress={save}>
            {words.saveConfirm}
          </Button>
        </>
      }
    >
      <S.Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          ref={field}
          label={words.name}
          name="listName"
          autoComplete="off"
          value={name}
          onChange={change}
          isRequired
          hint={`${words.nameHint} ${words.saveNote}`}
          error={isMissing ? messages.common.required : undefined}
        />
        <div role="status">
          {isReplacing && <Callout tone="caution">{words.replaces}</Callout>}
          {near && !isReplacing && <Callout tone="info">{words.near(near.name)}</Callout>}
        </div>
        {saveList.message && (
          <Callout tone="critical">
            {saveList.message.split('\n').map((line) => (
              <S.Line key={line}>{line}</S.Line>
            ))}
          </Callout>
        )}
      </S.Form>
    </Modal>
  )
}
