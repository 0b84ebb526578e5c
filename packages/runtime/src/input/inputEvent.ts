import type { ControllerAxis, ControllerButton } from '@playhouse/core';

/**
 * Input that arrived before a step, as data. Positions are in the camera's view in pixels, origin at its lower left.
 * Touches count from 1 to 11, players from 1. Keys are the names of docs/runtime-rules.md#key-names.
 * docs/format.md#input-scripts.
 */
export type InputEvent =
  | { readonly type: 'keyDown' | 'keyUp'; readonly key: string }
  | { readonly type: 'pointerDown' | 'pointerMove' | 'pointerUp'; readonly x: number; readonly y: number }
  | {
      readonly type: 'touchStart' | 'touchMove' | 'touchEnd';
      readonly touch: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'gamepad'; readonly player: number; readonly button: ControllerButton; readonly value: number }
  | { readonly type: 'gamepad'; readonly player: number; readonly axis: ControllerAxis; readonly value: number }
  /** A controller was connected or disconnected. docs/runtime-rules.md#controllers. */
  | {
      readonly type: 'controller';
      readonly player: number;
      readonly connected: boolean;
      readonly name?: string;
      readonly vendorID?: number;
      readonly productID?: number;
    }
  /**
   * The screen was rotated or resized. Orientations are `ScreenOrientation`. docs/runtime-rules.md#device-attributes.
   */
  | {
      readonly type: 'screen';
      readonly width: number;
      readonly height: number;
      readonly deviceOrientation: ScreenOrientation;
      readonly interfaceOrientation: ScreenOrientation;
    }
  | { readonly type: 'accelerometer'; readonly x: number; readonly y: number; readonly z: number }
  | { readonly type: 'text'; readonly value: string }
  /** The window or screen that shows the game was resized. */
  | { readonly type: 'windowResize' }
  /** Keyboard Input was cancelled: the game goes on and the attribute keeps its value. */
  | { readonly type: 'textCancel' }
  /**
   * Answers of a platform to requests of the game. docs/runtime-rules.md#services and
   * docs/runtime-rules.md#game-attributes.
   */
  | { readonly type: 'purchase'; readonly product: string; readonly state: 'unpurchased' | 'pending' | 'purchased' }
  | { readonly type: 'platformConnected'; readonly value: boolean }
  | { readonly type: 'adReward'; readonly name: string; readonly value: number }
  /** The answer to a call: a text from the network, or prices of items; no value means that the call failed. */
  | { readonly type: 'answer'; readonly call: number; readonly value?: CallAnswer };

/** 0 unknown, 1 portrait, 2 portrait upside down, 3 landscape left, 4 landscape right. */
export type ScreenOrientation = 0 | 1 | 2 | 3 | 4;

/** A service's answer to a call. docs/runtime-rules.md#services and docs/runtime-rules.md#networking. */
export type CallAnswer = string | readonly PricedItem[];

/** Name and price of a product, as reported by a store. */
export interface PricedItem {
  readonly product: string;
  readonly name: string;
  readonly price: string;
}

/** An event of an input script: applied in the step with that number, counted from 1. */
export type ScriptedEvent = InputEvent & { readonly frame: number };
