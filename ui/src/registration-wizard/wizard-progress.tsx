import { registrationSteps, stepNumber, type WizardScreen } from "@grandstand/rules/registration";
import { useProgressBar } from "react-aria/useProgressBar";
import { useWording } from "../provider/index.ts";
import { progressStep } from "./registration-wizard.variants.ts";

/** "Step 2 of 4: Your details"; the question of the choice of a method. */
export function useScreenName(screen: WizardScreen): string {
  const t = useWording();
  if (screen === "method") return t("registration.method.title");
  return t("registration.step.heading", {
    step: numberOf(screen),
    steps: registrationSteps.length,
    name: t(`registration.step.${screen}`),
  });
}

/** How far one is: four steps, of which the present one is named. */
export function WizardProgress({ screen }: { readonly screen: WizardScreen }) {
  const t = useWording();
  const here = numberOf(screen);
  const { progressBarProps } = useProgressBar({
    "aria-label": t("registration.progress"),
    value: here,
    minValue: 0,
    maxValue: registrationSteps.length,
    valueLabel: useScreenName(screen),
  });
  return (
    <div {...progressBarProps} className="gs:flex gs:h-2.5 gs:gap-1">
      {registrationSteps.map((step, index) => (
        <span key={step} className={progressStep({ state: stateOf(index + 1, here) })} />
      ))}
    </div>
  );
}

function numberOf(screen: WizardScreen): number {
  return stepNumber({ screen, hasIdentityCheck: true }) ?? 0;
}

function stateOf(step: number, here: number): "behind" | "here" | "ahead" {
  if (step === here) return "here";
  return step < here ? "behind" : "ahead";
}
