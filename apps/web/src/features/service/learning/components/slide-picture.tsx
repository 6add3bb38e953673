import { Button, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { TippedBinDrawing } from '#components/drawings/tipped-bin.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './slide-picture.module.css'

/** Shows a slide's picture; reserves its space while it loads, and offers a retry when it fails. */
export function SlidePicture({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  return (
    <div className={classes.frame}>
      {state === 'loading' && <Skeleton height="100%" width="100%" />}
      {state === 'failed' ? (
        <div className={classes.failed} role="alert">
          <TippedBinDrawing />
          <p>{t('This picture could not be loaded.')}</p>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => setState('loading')}
          >
            {t('Retry')}
          </Button>
        </div>
      ) : (
        <img
          className={classes.picture}
          src={src}
          alt={alt}
          draggable={false}
          onLoad={() => setState('ready')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  )
}
