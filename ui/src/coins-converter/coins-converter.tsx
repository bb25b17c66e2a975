import type { CoinsConverterData } from "@grandstand/rules/coins";
import { X } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { FocusScope } from "react-aria/FocusScope";
import { useDialog } from "react-aria/useDialog";
import { useKeyboard } from "react-aria/useKeyboard";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Notice } from "../notice/index.ts";
import { reporting, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { type CoinsConverterLayout, floatingPanel } from "./coins-converter.variants.ts";
import { ConverterForm } from "./converter-form.tsx";

/** What is known of the person's coins. */
export type CoinsConversionView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly data: CoinsConverterData };

export interface CoinsConverterProps {
  readonly layout?: CoinsConverterLayout;
  readonly conversion: CoinsConversionView;
  /** Digits, as the caller keeps them. */
  readonly text: string;
  readonly isConverting?: boolean;
  /** The answer to the request was lost, and is being looked up. */
  readonly isChecking?: boolean;
  /** Why the last attempt failed, in words. */
  readonly error?: string | null;
  readonly onType: (text: string) => void;
  readonly onConvert: (coins: number) => void;
  readonly onRetry: () => void;
  readonly onClose: DialogClose;
}

/** Turns coins into money: a dialog on a wide page, a floating panel on a narrow one (B2, B5). */
export function CoinsConverter(props: CoinsConverterProps) {
  const { layout = "dialog", conversion, isConverting = false, error = null } = props;
  const t = useWording();
  const input = useRef<HTMLInputElement>(null);
  const wasConverting = useRef(isConverting);
  // The button that was pressed may be off now: the focus goes back to where the next amount is typed.
  useEffect(() => {
    if (wasConverting.current && !isConverting) input.current?.focus({ preventScroll: true });
    wasConverting.current = isConverting;
  }, [isConverting]);
  const isLoading = conversion.status === "loading";
  const wasLoading = useRef(isLoading);
  // The dialog opened before there was an input to begin at. A panel leaves a phone's keyboard away.
  useEffect(() => {
    if (wasLoading.current && !isLoading && layout === "dialog") {
      input.current?.focus({ preventScroll: true });
    }
    wasLoading.current = isLoading;
  }, [isLoading, layout]);
  const body = (
    <ConverterBody conversion={conversion} onRetry={props.onRetry}>
      {(data) => (
        <ConverterForm
          conversion={data}
          text={props.text}
          isConverting={isConverting}
          isChecking={props.isChecking ?? false}
          error={error}
          input={input}
          onType={props.onType}
          onConvert={props.onConvert}
        />
      )}
    </ConverterBody>
  );
  const title = t("coins-converter.title");
  if (layout === "dialog") {
    return (
      <Dialog title={title} initialFocus={input} onClose={props.onClose}>
        {body}
      </Dialog>
    );
  }
  return (
    <FloatingPanel title={title} onClose={props.onClose}>
      {body}
    </FloatingPanel>
  );
}

function ConverterBody({
  conversion,
  onRetry,
  children,
}: {
  conversion: CoinsConversionView;
  onRetry: () => void;
  children: (data: CoinsConverterData) => ReactNode;
}) {
  const t = useWording();
  switch (conversion.status) {
    case "loading":
      return (
        <Loading>
          <Skeleton width="half" />
          <Skeleton />
        </Loading>
      );
    case "failed":
      return (
        <Notice
          kind="error"
          action={<Button onPress={onRetry}>{t("coins-converter.retry.button")}</Button>}
        >
          {t("coins-converter.failed")}
        </Notice>
      );
    case "ready":
      return children(conversion.data);
  }
}

interface FloatingPanelProps {
  readonly title: string;
  readonly onClose: DialogClose;
  readonly children: ReactNode;
}

/** The page behind stays usable: the panel takes the focus when it opens and gives it back at its end. */
function FloatingPanel(props: FloatingPanelProps) {
  return (
    <FocusScope restoreFocus>
      <PanelFrame {...props} />
    </FocusScope>
  );
}

function PanelFrame({ title, onClose, children }: FloatingPanelProps) {
  const t = useWording();
  const panel = useRef<HTMLDivElement>(null);
  const { dialogProps, titleProps } = useDialog({}, panel);
  const { keyboardProps } = useKeyboard({ shortcuts: { Escape: reporting("escape", onClose) } });
  return (
    <div
      {...dialogProps}
      {...keyboardProps}
      ref={panel}
      data-layout="floating"
      className={`${floatingPanel()} gs:focus-ring`}
    >
      <div className="gs:flex gs:items-center gs:justify-between gs:gap-3">
        <h2 {...titleProps} className="gs:type-title gs:min-w-0 gs:wrap-break-word">
          {title}
        </h2>
        <IconButton
          icon={X}
          label={t("common.close.button")}
          onPressEvent={reporting("button", onClose)}
        />
      </div>
      {children}
    </div>
  );
}
