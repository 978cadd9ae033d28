import { type Subject, subject } from './subject.js';

export const APPS_AND_GAMES: readonly Subject[] = [
  subject(
    'appdev',
    'programming',
    'app development, mobile app, mobile application, mobile development, app developer, mobile app development, phone app, smartphone app, app banana, app banane, apna app, make app, build app, create app, apps, application development, ऐप, मोबाइल ऐप, mobile apps, app kaise banaye, app banaye, app banao, app for phone, own app, publish app, app idea, taxi app, food delivery app, chat app, shopping app, mobile app banana, app ka idea, app publish, mobile developer, app design and development, app maker, make mobile app, app ban, app banaane, apps banana, apps banane, app development course, apps for phone, mobile app developer, app creation, application banana, एप बनाना, admob, aso, push notifications, deep linking',
  ),
  subject(
    'android',
    'appdev',
    'android, android app, android development, android studio, jetpack compose, एंड्रॉइड, android developer, android phone app, play store, material design, room database, android apps, android programming, android app development, compose ui, android java, एंड्रॉयड, play console, एंड्रॉयड ऐप',
  ),
  subject('kotlin', 'android appdev', 'kotlin'),
  subject(
    'ios',
    'appdev',
    'ios, iphone, iphone app, ipad app, swift, swiftui, xcode, apple app, apple apps, apple phone, apple phones, apple developer, app store, ipad, objective c, macos app, ios app, ios developer, swift programming, iphone app banana, swift ui, apple developer account, uikit, core data, testflight, vision pro app, watchos',
  ),
  subject(
    'flutter',
    'appdev android ios crossplatform',
    'flutter, dart, flutterflow, फ्लटर, flutter app, flutter dart, riverpod, bloc flutter, flutter firebase, dart programming, flutter ui, getx',
  ),
  subject(
    'reactnative',
    'appdev react crossplatform',
    'react native, expo app, react native app, react native expo, react mobile app, rn',
  ),
  subject(
    'crossplatform',
    'appdev',
    'cross platform, hybrid app, ionic, xamarin, maui, one codebase, iphone and android, ios and android, android and ios, android and iphone, both android and ios, both iphone and android, android aur iphone',
  ),
  subject('firebase', 'appdev backend', 'firebase, firestore, supabase'),
  subject(
    'gamedev',
    'programming',
    'game development, game design, video game, game developer, make games, build games, game banana, gaming development, games, make game, 2d game, 3d game, platformer, game programming, multiplayer game, mobile game, mobile games, pubg, game engine, level design, game physics, sprites, game kaise banaye, गेम बनाना, game maker, game design document, mobile game banana, game programmer, free fire, game art, game developer banna, video games, rpg game, 2d games, 3d games, game dev, construct 3, gamemaker, video game design, गेम डेवलपमेंट, गेम, phaser, pygame, c plus plus game, shader, shaders, ue5, blueprint visual scripting, unity game development',
  ),
  subject('roblox', 'gamedev', 'roblox studio, minecraft modding, minecraft'),
  subject(
    'unity',
    'gamedev',
    'unity, unity3d, unity engine, c# for games, unity game, unity scripting',
  ),
  subject('unreal', 'gamedev', 'unreal, unreal engine'),
  subject('godot', 'gamedev', 'godot, gdscript'),
  subject(
    'blockchain',
    'programming',
    'blockchain, web3, solidity, smart contract, ethereum, crypto, cryptocurrency, bitcoin, nft, dapp, smart contracts, web3 development, defi, hyperledger, crypto development, solana, nfts, ब्लॉकचेन, क्रिप्टो, rust solana, decentralised apps',
  ),
];
