import { CartReview, CheckoutForm } from '@trade-portal/portal-components'
import { useState, useSyncExternalStore } from 'react'

/** Shows the cart, and behind #checkout the checkout form. */
export function Counter() {
  const address = useSyncExternalStore(subscribe, () => window.location.hash)
  const [thanks, setThanks] = useState('')
  return (
    <>
      <p role="status">{thanks}</p>
      {address === '#checkout' ? (
        <CheckoutForm
          onComplete={({ kind, number }) => {
            setThanks(`Thank you. ${kind} ${number} is with us.`)
            window.location.hash = '#cart'
          }}
        />
      ) : (
        <CartReview />
      )}
    </>
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
